import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadingStage } from "../ghost/loading-stage.tsx";

/**
 * A stage begins with what the server says now, so no server draws one. That the page is awake is known here alone: a page that were drawn
 * anew for it would lose what the server has drawn of a result, until the code for that is there.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
	return useHydrated() ? children : <LoadingStage />;
}
