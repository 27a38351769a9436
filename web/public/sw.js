// What of Tablée lives on in a browser when its pages are closed; each of its jobs is a script of its own.
importScripts('/knock.js', '/kept.js');
