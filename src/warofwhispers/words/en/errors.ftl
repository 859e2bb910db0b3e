# Errors of files, records, settings and commands: what was asked, what was given, and the rule.

refusal-no-language = There is no language "{ $language }".
