"""A store in a browser: the promises of `storage.log.Log` kept on IndexedDB."""
