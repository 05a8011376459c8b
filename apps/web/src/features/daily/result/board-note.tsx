import type { ReactNode } from "react";

export function BoardNote({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-2 border-dashed border-line p-4">
			<p className="min-w-[min(100%,16rem)] flex-1 leading-snug text-muted">{text}</p>
			{children}
		</div>
	);
}
