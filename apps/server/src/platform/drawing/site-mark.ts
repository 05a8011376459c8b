import { MARK_SIDES, type MarkSide } from "@hilo/rules/site/branding";
import { squarePng } from "../images.ts";
import type { Platform } from "../platform.ts";
import { loadBranding } from "../site-settings.ts";

/** The paper of the light theme, behind the icon of a home screen, where transparency would be black. */
const ICON_GROUND = "#f6f0e4";
const ICON_SIDE: MarkSide = 180;

/** The site's own mark as a PNG; null without one, for the hash of an earlier one, and for another side. */
export async function currentMark(tools: Platform, hash: string, side: number): Promise<Uint8Array | null> {
	const { mark } = await loadBranding(tools);
	const known = MARK_SIDES.find((each) => each === side);
	return mark !== null && mark === hash && known ? markPicture(tools, mark, known) : null;
}

/** A mark as a PNG; null if it is no longer stored. */
export async function markPicture(
	{ db, drawings }: Platform,
	mark: string,
	side: MarkSide,
): Promise<Uint8Array | null> {
	const stored = await db.kysely
		.selectFrom("pictures")
		.select("bytes")
		.where("hash", "=", mark)
		.executeTakeFirst();
	if (!stored) return null;
	const ground = side === ICON_SIDE ? ICON_GROUND : null;
	return drawings.forceFetch(`mark ${mark} ${side}`, {
		context: () => squarePng(stored.bytes, side, ground),
	});
}
