import type { Plugin } from 'vite';

export function releaseName(build: { version: string; commit: string }): string;
export function buildId(hashedNames: readonly string[], contents: readonly string[]): string;
export function release(build: { version: string; commit: string }): Plugin;
