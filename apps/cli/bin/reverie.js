#!/usr/bin/env node
// In place before the build, so that npm can link it; the build puts the program beside it.
import '../dist/main.js';
