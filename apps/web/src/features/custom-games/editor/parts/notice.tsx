import type { ReactNode } from "react";

export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-raise px-4 py-2 shadow-card">
			<p className="min-w-0">{children}</p>
			{action}
		</div>
	);
}
