import { useSignInAddress } from "../../platform/sign-in-address.ts";
import { LinkButton } from "../../ui/button.tsx";

/** Widths of names and scores in the picture, in percent. They show no real rows. */
const ROWS = [
	[34, 9],
	[22, 8],
	[41, 8],
	[28, 6],
	[19, 6],
	[37, 5],
] as const;

/** Replaces the boards for visitors, who must sign in to see them. */
export function VisitorGate() {
	const signIn = useSignInAddress();
	return (
		<div className="relative mt-8 grid place-items-center overflow-hidden rounded-xl bg-raise shadow-card">
			<div aria-hidden="true" className="w-full px-4 py-3 opacity-50 blur-[5px] [grid-area:1/1] md:px-8">
				{ROWS.map(([name, score], index) => (
					<div key={name} className="flex h-16 items-center gap-4 border-b border-line">
						<span className={`w-5 rounded-sm bg-ink ${index < 3 ? "h-8" : "h-5"}`} />
						<span data-tint={index} className="size-9 rounded-full bg-accent" />
						<span className="h-4 rounded-sm bg-muted" style={{ width: `${name}%` }} />
						<span className="ml-auto h-7 rounded-sm bg-ink" style={{ width: `${score}%` }} />
					</div>
				))}
			</div>
			<div className="relative mx-4 grid justify-items-center gap-5 rounded-lg bg-paper px-6 py-7 text-center shadow-lift [grid-area:1/1] md:px-10">
				<p className="max-w-md text-xl text-balance">Sign in to see who's on top.</p>
				<LinkButton {...signIn}>Sign In</LinkButton>
			</div>
		</div>
	);
}
