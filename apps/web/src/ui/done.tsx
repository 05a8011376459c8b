import type { ReactNode } from "react";
import { useArrivalFocus } from "./use-arrival-focus.ts";

/** Replaces a finished form. It takes the focus, so that it is read out. */
export function Done({ className = "", children }: { className?: string; children: ReactNode }) {
	const box = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={box} tabIndex={-1} className={className}>
			{children}
		</div>
	);
}
