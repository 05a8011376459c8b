import type { ProcedurePath } from "@hilo/server/app/procedure-path";

const texts: Partial<Record<ProcedurePath, string>> = {};

/** Takes in what to say when a call failed, from a part of the site whose calls and texts no other page carries. */
export function bringTexts(table: Readonly<Partial<Record<ProcedurePath, string>>>): void {
	Object.assign(texts, table);
}

export const broughtText = (path: ProcedurePath | undefined): string | undefined => path && texts[path];
