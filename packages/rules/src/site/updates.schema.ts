import { z } from "zod";
import { errorCode, refineWith } from "../errors/issues.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { cleanLongText } from "./long-text.ts";
import {
	checkUpdateContent,
	checkUpdateTitle,
	MAX_UPDATE_CONTENT_LENGTH,
	MAX_UPDATE_TITLE_LENGTH,
	UPDATES_SHOWN,
} from "./updates.ts";

const id = z
	.string(errorCode("site/no-such-update"))
	.regex(/^[\w-]{1,64}$/, errorCode("site/no-such-update"));

export const updatesPageInput = z
	.object({ page: z.int().min(1).max(10_000).default(1) })
	.meta({ id: "UpdatesPageInput" });
export type UpdatesPageInput = z.output<typeof updatesPageInput>;

export const saveUpdateInput = z
	.object({
		id: id.optional(),
		title: z
			.string(errorCode("site/update-title-empty"))
			.superRefine(refineWith(checkUpdateTitle))
			.trim()
			.meta({ minLength: 1, maxLength: MAX_UPDATE_TITLE_LENGTH }),
		content: z
			.string(errorCode("site/update-content-empty"))
			.superRefine(refineWith(checkUpdateContent))
			.overwrite(cleanLongText)
			.meta({ minLength: 1, maxLength: MAX_UPDATE_CONTENT_LENGTH }),
		date: z.iso.datetime(errorCode("site/update-date-invalid")),
		isPublished: z.boolean(),
	})
	.meta({ id: "SaveUpdateInput" });
export type SaveUpdateInput = z.output<typeof saveUpdateInput>;

export const updateInput = z.object({ id }).meta({ id: "UpdateInput" });
export type UpdateInput = z.output<typeof updateInput>;

const MAX_UPDATES = 50;

export const recentUpdatesInput = z
	.object({ limit: inRange(UPDATES_SHOWN, MAX_UPDATES) })
	.meta({ id: "RecentUpdatesInput" });
