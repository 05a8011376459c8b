import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadingStage } from "../ghost/loading-stage.tsx";

/**
 * The server renders no stage, because a stage begins with a fresh answer. Only this component waits for hydration:
 * a rerender of the page would remove a server-rendered result until its code is loaded.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
	return useHydrated() ? children : <LoadingStage />;
}
