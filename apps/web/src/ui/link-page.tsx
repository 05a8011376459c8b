import type { ReactNode } from "react";
import { Done } from "./focus.tsx";

interface LinkPageProps {
	title: string;
	text: string;
	/** Below the text. */
	more?: ReactNode;
	children: ReactNode;
}

/** The frame of pages that a mailed link opens, and of the page that sends it. */
export function LinkPage({ title, text, more, children }: LinkPageProps) {
	return (
		<div className="wide my-auto grid gap-x-20 gap-y-8 pt-8 lg:pt-16 beside:grid-cols-2 low:gap-x-10 low:pt-4">
			<div>
				<h1 className="text-title">{title}</h1>
				<p className="mt-4 max-w-md text-lg wrap-anywhere text-muted">{text}</p>
				{more}
			</div>
			<div className="grid content-start gap-6 rounded-xl bg-raise p-5 shadow-card sm:p-9 low:p-5">
				{children}
			</div>
		</div>
	);
}

interface LinkProblemProps {
	text: string;
	/** The call was sent and failed. */
	wasSent: boolean;
	children: ReactNode;
}

/** Replaces the form or button. After a press it takes the focus, which the button had. */
export function LinkProblem({ text, wasSent, children }: LinkProblemProps) {
	const Box = wasSent ? Done : "div";
	return (
		<Box className="grid justify-items-start gap-5">
			<p className="text-xl">{text}</p>
			{children}
		</Box>
	);
}
