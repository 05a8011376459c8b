import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { BADGE_IDS, SHOWCASE_SIZE } from "./badges.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";

const errorText = errorTextFrom(PROGRESSION_ERRORS);

/** In the order in which they are shown; none: the latest. */
export const showcaseInput = z
	.object({
		badgeIds: z
			.array(
				z.enum(BADGE_IDS, errorText("progression/badge-unknown")),
				errorText("progression/badge-unknown"),
			)
			.overwrite((ids) => [...new Set(ids)])
			.max(SHOWCASE_SIZE, errorText("progression/showcase-full")),
	})
	.meta({ id: "ShowcaseInput" });
export type ShowcaseInput = z.output<typeof showcaseInput>;
