import { Link } from "@tanstack/react-router";
import { switchTheme } from "../platform/theme.ts";
import { PLAIN } from "../ui/button.tsx";

const LINKS = [
	["/daily", "Daily deck"],
	["/updates", "Updates"],
	["/credits", "Credits"],
	["/privacy-policy", "Privacy"],
	["/terms-of-service", "Terms"],
] as const;

export function Footer() {
	return (
		// No footer below a page that fills the screen.
		<footer className="[#app:has([data-fills-screen])>&]:hidden mt-14 border-t border-line pb-(--safe-bottom) text-sm text-muted md:mt-24">
			<div className="wide flex flex-wrap items-center py-5">
				<span className="mr-auto max-sm:w-full max-sm:pb-2">
					Hilo<span className="max-sm:hidden">. Two things, one number.</span>
				</span>
				<div className="flex flex-wrap max-sm:-ml-3">
					{LINKS.map(([to, label]) => (
						<Link key={to} to={to} className={PLAIN}>
							{label}
						</Link>
					))}
					<a href="/api/docs" className={PLAIN}>
						API
					</a>
					<button type="button" className={PLAIN} onClick={switchTheme}>
						Switch theme
					</button>
				</div>
			</div>
		</footer>
	);
}
