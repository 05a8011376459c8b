import { LinkButton } from "../ui/button.tsx";

export function NotFoundPage() {
	return (
		<div className="grid grow place-content-center justify-items-center gap-6 px-4 py-16 text-center">
			<p
				aria-hidden="true"
				className="flex font-display text-[clamp(8rem,32vw,18rem)] leading-none font-extrabold"
			>
				<span className="-translate-y-[0.06em] text-higher">4</span>
				<span>0</span>
				<span className="translate-y-[0.06em] text-lower">4</span>
			</p>
			<h1 className="text-title">Neither higher nor lower</h1>
			<p className="max-w-prose text-lg text-muted">There is no page at this address.</p>
			<LinkButton to="/">Back to home</LinkButton>
		</div>
	);
}
