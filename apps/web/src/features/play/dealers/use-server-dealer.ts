import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut } from "../../../platform/session.ts";
import type { StageProps } from "../stage/stage.tsx";
import { type ServerCalls, serverDealer } from "./server-dealer.ts";

/** The stage's dealer for a run on the server, held during maintenance. `callsOf` is called one time. */
export function useServerDealer(
	callsOf: (utils: TrpcUtils) => ServerCalls,
): Pick<StageProps, "dealer" | "isHeld"> {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const [dealer] = useState(() =>
		serverDealer(callsOf(utils), {
			isClosed: () => utils.site.maintenance.getData()?.maintenanceMode ?? false,
			onSignedOut() {
				// A visitor of a duel has no session to end.
				if (utils.me.get.getData()?.user) changeIdentity(queryClient, null);
			},
		}),
	);
	return { dealer, isHeld: useIsLockedOut() };
}
