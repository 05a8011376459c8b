import { expect } from "vitest";
import type { EXPORT_PARTS } from "../app/export-parts.ts";
import type { Browser } from "./browser.ts";

/** A part as it is written: its async iterables are lists. */
type Written<Value> =
	Value extends AsyncIterable<infer Row>
		? Written<Row>[]
		: Value extends readonly unknown[]
			? Value
			: Value extends object
				? { [Name in keyof Value]: Written<Value[Name]> }
				: Value;

type Parts = typeof EXPORT_PARTS;

type Exported = { account: unknown } & {
	[Name in keyof Parts]: Written<Awaited<ReturnType<Parts[Name]>>>;
};

/** The data that the site exports to a player. */
export async function exportOf(player: Browser): Promise<Exported> {
	const { status, body } = await player.get("/user/export");
	expect(status).toBe(200);
	return body as Exported;
}
