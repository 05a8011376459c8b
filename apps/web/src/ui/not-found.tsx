import type { ReactNode } from "react";

interface NotFoundProps {
	title: string;
	/** Why it may be missing. */
	reason: string;
	/** Two buttons: the way on, then a quiet one. */
	children: ReactNode;
}

/** The page for what is not there, the same for all kinds. */
export function NotFound({ title, reason, children }: NotFoundProps) {
	return (
		<div className="wide grid grow content-start justify-items-center gap-5 pt-[clamp(2rem,13dvh,8rem)] pb-12 text-center">
			<p
				aria-hidden="true"
				className="flex font-display text-[clamp(8rem,32vw,18rem)] leading-none font-extrabold"
			>
				<span className="-translate-y-[0.06em] text-higher">4</span>
				<span>0</span>
				<span className="translate-y-[0.06em] text-lower">4</span>
			</p>
			<h1 className="text-title text-balance">{title}</h1>
			<p className="max-w-prose text-lg text-balance text-muted">{reason}</p>
			<div className="mt-1 flex flex-wrap justify-center gap-2 max-sm:*:px-4 sm:gap-3">{children}</div>
		</div>
	);
}
