import { z } from "zod";
import { inRange } from "../query/in-range.schema.ts";
import { UPDATES_SHOWN } from "./updates.ts";

const MAX_UPDATES = 50;

export const recentUpdatesInput = z
	.object({ limit: inRange(UPDATES_SHOWN, MAX_UPDATES) })
	.meta({ id: "RecentUpdatesInput" });
