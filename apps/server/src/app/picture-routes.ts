import { drawnSvg, isMotif } from "@hilo/rules/art/drawn-picture";
import { drawnItemName } from "@hilo/rules/custom-games/item";
import { type Context, Hono } from "hono";
import { gamePreview } from "../features/custom-games/previews/game-preview.ts";
import { deckPreview } from "../features/daily/previews/deck-preview.ts";
import { duelPreview } from "../features/duels/previews/duel-preview.ts";
import { storedPicture } from "../features/pictures/read-pictures.ts";
import { avatarPicture, initialsPicture } from "../features/profiles/avatars.ts";
import { sitePreview } from "../features/site/branding/site-preview.ts";
import type { Services } from "../platform/context.ts";
import { itemSvg } from "../platform/drawing/item-svg.ts";
import { currentMark } from "../platform/drawing/site-mark.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { createContext } from "../platform/http/request-context.ts";

const HEADERS = {
	// The address names the content, so it never changes.
	"Cache-Control": "public, max-age=31536000, immutable",
	// An SVG that is opened by itself must not run scripts.
	"Content-Security-Policy": "default-src 'none'; sandbox",
};

export function pictureRoutes(services: Services): Hono<ApiEnv> {
	const pictures = new Hono<ApiEnv>();
	pictures.get("/avatars/:file{[\\w-]+\\.webp}", async (c) =>
		answerStored(c, await avatarPicture(services, withoutExtension(c.req.param("file")))),
	);
	pictures.get("/pictures/:file{[\\w-]+\\.webp}", async (c) =>
		answerStored(c, await storedPicture(services, withoutExtension(c.req.param("file")))),
	);
	pictures.get("/avatars/initials/:file{.+\\.svg}", (c) =>
		answerDrawn(c, initialsPicture(withoutExtension(c.req.param("file")))),
	);
	pictures.get("/drawn/item/:file{.+\\.svg}", (c) => {
		const name = drawnItemName(new URL(c.req.url).pathname);
		return answerDrawn(c, name === null ? null : itemSvg(name));
	});
	pictures.get("/drawn/:motif/:file{[\\w-]{1,64}\\.svg}", (c) => {
		const motif = c.req.param("motif");
		return answerDrawn(c, isMotif(motif) ? drawnSvg(motif, withoutExtension(c.req.param("file"))) : null);
	});
	pictures.get("/mark/:file{[\\w-]+-\\d{1,4}\\.png}", async (c) => {
		const [, hash = "", side] = /\/([\w-]+)-(\d+)\.png$/.exec(c.req.path) ?? [];
		const bytes = await currentMark(services, hash, Number(side));
		return answerStored(c, bytes ? { type: "image/png", bytes } : undefined);
	});
	pictures.get("/previews/:file{site-[\\da-f]{8}\\.png}", async (c) => {
		const [, version = ""] = /site-(\w+)\.png$/.exec(c.req.path) ?? [];
		return answerPreview(services, c, await sitePreview(services, version));
	});
	pictures.get("/previews/:file{[\\w-]+-\\d{1,9}\\.png}", async (c) => {
		const [, id = "", number] = /\/([\w-]+)-(\d+)\.png$/.exec(c.req.path) ?? [];
		return answerPreview(services, c, await drawPreviewFor(services, c, id, Number(number)));
	});
	return pictures;
}

/** Cached for a day only: a game may become private at any time. */
const PREVIEW_HEADERS = { ...HEADERS, "Cache-Control": "public, max-age=86400, immutable" };

/** Used in place of a game's id, or before a duel's id; no game's id looks like this. */
const DAILY = "daily";
const DUEL = "duel-";

function answerPreview(
	{ settings: { basePath } }: Services,
	c: Context<ApiEnv>,
	picture: Uint8Array | { readonly address: string } | null,
) {
	if (!picture) return c.notFound();
	if ("address" in picture) return c.redirect(basePath + picture.address, 302);
	return c.body(new Uint8Array(picture), 200, { "Content-Type": "image/png", ...PREVIEW_HEADERS });
}

function drawPreviewFor(services: Services, c: Context<ApiEnv>, id: string, number: number) {
	if (id === DAILY) return deckPreview(services, number);
	if (!id.startsWith(DUEL)) return gamePreview(services, { id, version: number });
	// A link's preview is shown to whole groups, so it contains only what any visitor may see.
	const visitor = createContext(services, c, { kind: "visitor" }, { readsGuestCookie: false });
	return duelPreview(visitor, id.slice(DUEL.length));
}

const withoutExtension = (file: string) => file.slice(0, file.lastIndexOf("."));

function answerStored(c: Context<ApiEnv>, picture: { type: string; bytes: Uint8Array } | undefined) {
	if (!picture) return c.notFound();
	return c.body(new Uint8Array(picture.bytes), 200, { "Content-Type": picture.type, ...HEADERS });
}

function answerDrawn(c: Context<ApiEnv>, svg: string | null) {
	if (svg === null) return c.notFound();
	return c.body(svg, 200, { "Content-Type": "image/svg+xml; charset=utf-8", ...HEADERS });
}
