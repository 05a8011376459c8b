import { Hono } from "hono";
import { initialsPicture } from "../features/accounts/initials-picture.ts";
import type { ApiEnv } from "./api-env.ts";

/** What stands under a picture's address never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** The pictures of people, under `/avatars`. */
export function createPictures(): Hono<ApiEnv> {
	const pictures = new Hono<ApiEnv>();
	pictures.get("/initials/:file{.+\\.svg}", (c) => {
		const svg = initialsPicture(c.req.param("file").slice(0, -".svg".length));
		if (svg === null) return c.notFound();
		return c.body(svg, 200, {
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Cache-Control": FOR_EVER,
			// A picture is all that it is, also when it is opened by itself.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		});
	});
	return pictures;
}
