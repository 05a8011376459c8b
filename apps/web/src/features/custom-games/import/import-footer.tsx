import type { ReactNode } from "react";

export function ImportFooter({ children }: { children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-end gap-3 border-t-2 border-line px-5 pt-4 pb-[calc(1rem+var(--safe-bottom))] max-md:*:grow md:px-7">
			{children}
		</div>
	);
}
