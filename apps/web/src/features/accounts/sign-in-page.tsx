import { useHydrated, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useMaintenance } from "../../platform/session.ts";
import { ClosedSignUp } from "./closed-sign-up.tsx";
import { FeatureTiles } from "./feature-tiles.tsx";
import { MaintenanceNotice } from "./maintenance-notice.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const WELCOME = {
	"sign-in": {
		title: "Welcome back",
		text: "Your best scores are where you left them. Sign in and beat one.",
	},
	"sign-up": { title: "Join the duel", text: "Keep your best scores, and put your name on the boards." },
};

/** One page for both forms. What was typed stays, whatever fails and however often one switches. */
export function SignInPage() {
	const { from = "/" } = useSearch({ from: "/sign-in" });
	const [mode, setMode] = useState<keyof typeof WELCOME>("sign-in");
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const forms = useRef<HTMLElement>(null);
	const show = (next: keyof typeof WELCOME) => {
		const inputs = Array.from(forms.current?.querySelectorAll("input") ?? []);
		setTyped({ ...typed, ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])) });
		setMode(next);
	};
	const isAwake = useHydrated();
	const isMaintenance = useMaintenance();
	const check = trpc.me.get.useQuery(undefined);
	const { title, text } = WELCOME[mode];
	const isSignIn = mode === "sign-in";
	return (
		<div className="wide my-auto grid gap-x-20 gap-y-8 pt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-16">
			<div>
				<h1 className="text-title lg:text-[5.5rem]">{title}</h1>
				<p className="mt-4 max-w-md text-lg text-muted">{text}</p>
			</div>
			<section
				ref={forms}
				aria-label={isSignIn ? "Sign in" : "Sign up"}
				className="grid content-start gap-6 rounded-xl bg-raise p-5 shadow-card sm:p-9 lg:row-span-2"
			>
				{isMaintenance && <MaintenanceNotice />}
				{check.isLoadingError && (
					<p role="alert" className="font-bold text-wrong">
						{errorText(check.error)}
					</p>
				)}
				<div key={mode} className="animate-appear">
					{isSignIn ? (
						<SignInForm typed={typed} from={from} />
					) : isMaintenance ? (
						<ClosedSignUp onGoToSignIn={() => show("sign-in")} />
					) : (
						<SignUpForm typed={typed} from={from} />
					)}
				</div>
				<p className="border-t border-line pt-5 text-muted">
					{isSignIn ? "Don't have an account?" : "Already have an account?"}{" "}
					<button
						type="button"
						className="link cursor-pointer font-bold text-ink"
						// Until the script is there a press would be lost.
						disabled={!isAwake}
						onClick={() => show(isSignIn ? "sign-up" : "sign-in")}
					>
						{isSignIn ? "Sign up" : "Sign in"}
					</button>
				</p>
			</section>
			<FeatureTiles />
		</div>
	);
}
