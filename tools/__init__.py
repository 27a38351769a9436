"""What make and the tests use to build, check and fetch; none of it is shipped."""
