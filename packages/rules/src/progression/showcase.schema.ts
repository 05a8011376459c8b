import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { BADGE_IDS, SHOWCASE_SIZE } from "./badges.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";

const says = errorTextFrom(PROGRESSION_ERRORS);

/** In the order in which they are shown; none: the latest. */
export const showcaseInput = z
	.object({
		badgeIds: z
			.array(z.enum(BADGE_IDS, says("progression/badge-unknown")), says("progression/badge-unknown"))
			.overwrite((ids) => [...new Set(ids)])
			.max(SHOWCASE_SIZE, says("progression/showcase-full")),
	})
	.meta({ id: "ShowcaseInput" });
export type ShowcaseInput = z.output<typeof showcaseInput>;
