import { z } from "zod";

const subreddit = z.object({
	display_name: z.string().min(1),
	/** Null for a private subreddit. */
	subscribers: z.number().int().nonnegative().nullable(),
	public_description: z.string(),
	community_icon: z.string().nullish(),
	icon_img: z.string().nullish(),
	over18: z.boolean().nullish(),
});

/** The known subreddits of `/api/info?sr_name=…`, in any order. */
export const subredditListing = z.object({
	kind: z.literal("Listing"),
	data: z.object({ children: z.array(z.object({ kind: z.literal("t5"), data: subreddit })) }),
});

export type WireSubreddit = z.output<typeof subreddit>;
