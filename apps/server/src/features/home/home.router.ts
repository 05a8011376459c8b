import { playerProcedure, router } from "../../platform/procedures.ts";
import { showHome } from "./show-home.ts";

export const homeRouter = router({
	get: playerProcedure("read").query(({ ctx }) => showHome(ctx)),
});
