import { type ReactNode, useId } from "react";

interface SettingsPartProps {
	title: string;
	text: ReactNode;
	children: ReactNode;
}

export function SettingsPart({ title, text, children }: SettingsPartProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="grid gap-x-16 gap-y-5 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[1fr_1.4fr] md:py-10"
		>
			<div className="max-w-md">
				<h2 id={id} className="text-2xl md:text-3xl">
					{title}
				</h2>
				<p className="mt-2 text-muted">{text}</p>
			</div>
			<div className="max-w-xl">{children}</div>
		</section>
	);
}
