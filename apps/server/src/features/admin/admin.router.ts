import { playerProcedure, router } from "../../platform/procedures.ts";
import { checkAccess } from "./check-access.ts";

export const adminRouter = router({
	access: playerProcedure.query(({ ctx }) => checkAccess(ctx)),
});
