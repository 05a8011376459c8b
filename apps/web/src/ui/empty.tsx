import type { ReactNode } from "react";

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-lg border-2 border-dashed border-line px-5 py-10 text-center">
			<h3 className="text-xl">{title}</h3>
			{children && <p className="max-w-prose text-muted [overflow-wrap:anywhere]">{children}</p>}
		</div>
	);
}
