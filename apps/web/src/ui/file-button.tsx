import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
	/** Names the input. */
	label: string;
	/** The accepted types or endings, separated by commas. */
	accept: string;
	isMultiple?: boolean;
	/** Called with at least one file. */
	onFiles: (files: readonly File[]) => void;
	children: ReactNode;
}

/** Opens the device's file chooser. */
export function FileButton({ label, accept, isMultiple = false, onFiles, children }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={accept}
				multiple={isMultiple}
				aria-label={label}
				tabIndex={-1}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// Lets the same file be chosen again.
					currentTarget.value = "";
					if (files.length > 0) onFiles(files);
				}}
			/>
			<Button kind="quiet" small onClick={() => input.current?.click()}>
				{children}
			</Button>
		</>
	);
}
