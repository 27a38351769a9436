"""What `tablee doctor` looks at before a house opens, or beside one that is open; nothing is changed by looking."""
