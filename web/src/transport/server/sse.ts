// Server-Sent Events read from a fetch, because EventSource cannot send the seat's token.

export interface Message {
  id: string | null;
  event: string;
  data: string;
}

/** Takes chunks of text and returns the messages that are complete; comments appear as `ping`. */
export class SseReader {
  private rest = "";

  push(chunk: string): Message[] {
    this.rest += chunk.replaceAll("\r\n", "\n");
    const parts = this.rest.split("\n\n");
    this.rest = parts.pop()!;
    return parts.map(read);
  }
}

function read(block: string): Message {
  const message: Message = { id: null, event: "ping", data: "" };
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "id") message.id = value;
    else if (field === "event") message.event = value;
    else if (field === "data") data.push(value);
  }
  if (data.length > 0 && message.event === "ping") message.event = "message";
  message.data = data.join("\n");
  return message;
}
