import type { ReactNode } from "react";

export function NotFound({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<p
				aria-hidden="true"
				className="flex font-display text-[clamp(8rem,32vw,18rem)] leading-none font-extrabold"
			>
				<span className="-translate-y-[0.06em] text-higher">4</span>
				<span>0</span>
				<span className="translate-y-[0.06em] text-lower">4</span>
			</p>
			<h1 className="text-title">{title}</h1>
			{children}
		</div>
	);
}
