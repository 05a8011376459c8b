import { playerProcedure, router } from "../../platform/procedures.ts";
import { showHome } from "./show-home.ts";

export const homeRouter = router({
	get: playerProcedure.query(({ ctx }) => showHome(ctx)),
});
