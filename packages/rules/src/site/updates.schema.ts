import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLongText } from "./long-text.ts";
import { UPDATES_ERRORS } from "./updates.errors.ts";
import {
	checkUpdateContent,
	checkUpdateTitle,
	MAX_UPDATE_CONTENT_LENGTH,
	MAX_UPDATE_TITLE_LENGTH,
} from "./updates.ts";

const errorText = errorTextFrom(UPDATES_ERRORS);
const refine = refineWith(UPDATES_ERRORS);

const id = z
	.string(errorText("site/no-such-update"))
	.regex(/^[\w-]{1,64}$/, errorText("site/no-such-update"));

export const updatesPageInput = z
	.object({ page: z.int().min(1).max(10_000).default(1) })
	.meta({ id: "UpdatesPageInput" });
export type UpdatesPageInput = z.output<typeof updatesPageInput>;

export const saveUpdateInput = z
	.object({
		id: id.optional(),
		title: z
			.string(errorText("site/update-title-empty"))
			.superRefine(refine(checkUpdateTitle))
			.trim()
			.meta({ minLength: 1, maxLength: MAX_UPDATE_TITLE_LENGTH }),
		content: z
			.string(errorText("site/update-content-empty"))
			.superRefine(refine(checkUpdateContent))
			.overwrite(cleanLongText)
			.meta({ minLength: 1, maxLength: MAX_UPDATE_CONTENT_LENGTH }),
		date: z.iso.datetime(errorText("site/update-date-invalid")),
		isPublished: z.boolean(),
	})
	.meta({ id: "SaveUpdateInput" });
export type SaveUpdateInput = z.output<typeof saveUpdateInput>;

export const updateInput = z.object({ id }).meta({ id: "UpdateInput" });
export type UpdateInput = z.output<typeof updateInput>;
