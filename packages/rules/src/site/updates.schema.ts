import { z } from "zod";
import { errorCode, idField, textField } from "../errors/issues.schema.ts";
import { inRange } from "../query/in-range.schema.ts";
import { cleanLongText, cleanText } from "../text/player-text.ts";
import {
	checkUpdateContent,
	checkUpdateTitle,
	MAX_UPDATE_CONTENT_LENGTH,
	MAX_UPDATE_TITLE_LENGTH,
	UPDATES_SHOWN,
} from "./updates.ts";

const id = idField("site/no-such-update");

export const updatesPageInput = z
	.object({ page: z.int().min(1).max(10_000).default(1) })
	.meta({ id: "UpdatesPageInput" });
export type UpdatesPageInput = z.output<typeof updatesPageInput>;

export const saveUpdateInput = z
	.object({
		id: id.optional(),
		title: textField("site/update-title-empty", checkUpdateTitle, cleanText).meta({
			minLength: 1,
			maxLength: MAX_UPDATE_TITLE_LENGTH,
		}),
		content: textField("site/update-content-empty", checkUpdateContent, cleanLongText).meta({
			minLength: 1,
			maxLength: MAX_UPDATE_CONTENT_LENGTH,
		}),
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
