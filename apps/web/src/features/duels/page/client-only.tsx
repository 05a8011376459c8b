import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadingStage } from "../ghost/loading-stage.tsx";

/** The server renders no stage, because a stage begins with a fresh answer. */
export function ClientOnly({ children }: { children: ReactNode }) {
	return useHydrated() ? children : <LoadingStage />;
}
