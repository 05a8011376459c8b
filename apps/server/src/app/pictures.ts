import { Hono } from "hono";
import { avatarPicture } from "../features/profiles/avatar-picture.ts";
import { initialsPicture } from "../features/profiles/initials-picture.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

const HEADERS = {
	// The address names the content, so it never changes.
	"Cache-Control": "public, max-age=31536000, immutable",
	// An SVG that is opened by itself must not run scripts.
	"Content-Security-Policy": "default-src 'none'; sandbox",
};

/** The pictures of users, under `/avatars`: those they uploaded, and those made of their initials. */
export function createPictures(services: Services): Hono<ApiEnv> {
	const pictures = new Hono<ApiEnv>();
	pictures.get("/:file{[\\w-]+\\.webp}", async (c) => {
		const picture = await avatarPicture(services, c.req.param("file").slice(0, -".webp".length));
		if (!picture) return c.notFound();
		return c.body(new Uint8Array(picture.bytes), 200, { "Content-Type": picture.type, ...HEADERS });
	});
	pictures.get("/initials/:file{.+\\.svg}", (c) => {
		const svg = initialsPicture(c.req.param("file").slice(0, -".svg".length));
		if (svg === null) return c.notFound();
		return c.body(svg, 200, { "Content-Type": "image/svg+xml; charset=utf-8", ...HEADERS });
	});
	return pictures;
}
