import { type ReactNode, useEffect, useRef } from "react";

/** What takes a form's place when it is done. It gets the focus, and so is read out. */
export function Done({ className = "", children }: { className?: string; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	return (
		<div ref={box} tabIndex={-1} className={className}>
			{children}
		</div>
	);
}
