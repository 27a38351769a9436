#!/bin/sh
# Restart the houses of this machine one after the other, each when the one before is ready; stop at the first that is
# not. Install the new version first. Other machines: the same there, afterwards.
#
#   upgrade.sh 10.0.0.2 8001 8002
set -eu
host=$1
shift
for port in "$@"; do
	systemctl restart "tablee@$port"
	tries=0
	until curl -fsS -o /dev/null --max-time 5 "http://$host:$port/ready"; do
		tries=$((tries + 1))
		if [ "$tries" -ge 60 ]; then
			echo "house $port is not ready; the others were left alone: journalctl -u tablee@$port" >&2
			exit 1
		fi
		sleep 1
	done
	echo "house $port is ready"
done
