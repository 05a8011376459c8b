import type { ReactNode } from "react";
import { SignUpLink } from "../../../../platform/sign-up-link.tsx";

/** Tells a visitor in a line what an account would keep. */
export function AccountOffer({ children }: { children: ReactNode }) {
	return (
		<aside className="text-[0.95rem]/[1.35] text-pretty">
			<p>
				<SignUpLink /> to keep your scores.
			</p>
			{children}
		</aside>
	);
}

/** Small print under the offer. */
export const SMALL = "text-[0.85rem] text-muted";

/** Shown if the site accepts judged runs only. */
export function NotSaved() {
	return <p className={SMALL}>Only runs played signed in count here, so this one won’t be saved.</p>;
}
