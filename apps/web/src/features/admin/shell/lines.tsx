import type { ReactNode } from "react";

export function Nothing({ children }: { children: ReactNode }) {
	return <p className="text-muted">{children}</p>;
}

export function Line({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
	return (
		<li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
			<span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
			<span className="text-muted tabular-nums">{aside}</span>
		</li>
	);
}
