import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { showHome } from "./show-home.ts";
import { siteActivity } from "./site-activity.ts";

export const homeRouter = router({
	get: playerProcedure("read").query(({ ctx }) => showHome(ctx)),
	activity: procedure("any").query(({ ctx }) => siteActivity(ctx)),
});
