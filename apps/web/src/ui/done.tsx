import { type ReactNode, useEffect, useRef } from "react";

/** Replaces a finished form. It takes the focus, so that it is read out. */
export function Done({ className = "", children }: { className?: string; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	return (
		<div ref={box} tabIndex={-1} className={className}>
			{children}
		</div>
	);
}
