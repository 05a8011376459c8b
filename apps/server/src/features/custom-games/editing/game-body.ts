import type { BodyLimit } from "../../../platform/http/parse-body.ts";

/** 500 items with texts of full length take 1.9 MB in emoji, and 1.2 MB in English. */
export const GAME_BODY: BodyLimit = {
	maxBytes: 2 * 1024 * 1024,
	tooManyValues: "custom-games/too-many-items",
};
