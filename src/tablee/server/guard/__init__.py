"""What stands between the network and the house: connections, names, limits, identity, refusals over HTTP."""
