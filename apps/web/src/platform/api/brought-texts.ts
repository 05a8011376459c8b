import type { ProcedurePath } from "@hilo/server/app/procedure-path";

const texts: Partial<Record<ProcedurePath, string>> = {};

/** Adds error texts of calls that only part of the site makes, and that the first load does not contain. */
export function bringTexts(table: Readonly<Partial<Record<ProcedurePath, string>>>): void {
	Object.assign(texts, table);
}

export const broughtText = (path: ProcedurePath | undefined): string | undefined => path && texts[path];
