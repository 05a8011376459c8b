import { Link } from "@tanstack/react-router";
import { switchTheme } from "../platform/theme.ts";
import { PLAIN } from "../ui/button.tsx";

export function Footer() {
	return (
		<footer className="mt-14 border-t border-line pb-(--safe-bottom) text-sm text-muted md:mt-24">
			<div className="wide flex items-center py-5">
				<span className="mr-auto">
					Hilo<span className="max-sm:hidden">. Two things, one number.</span>
				</span>
				<Link to="/credits" className={PLAIN}>
					Credits
				</Link>
				<a href="/api/docs" className={PLAIN}>
					API
				</a>
				<button type="button" className={PLAIN} onClick={switchTheme}>
					Switch theme
				</button>
			</div>
		</footer>
	);
}
