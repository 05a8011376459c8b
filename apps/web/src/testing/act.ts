import React from "react";
import { flushSync } from "react-dom";

/** React renders in one task and runs effects in another, which may schedule more. */
const TURNS = 10;

/** `vitest-browser-react` needs React's `act`, which the production build lacks. This one also waits for effects. */
Object.assign(React, {
	async act(work: () => unknown): Promise<void> {
		await flushSync(work);
		for (let turn = 0; turn < TURNS; turn++) await nextTask();
	},
});

/** Waits for the tasks that React has scheduled, even if the test holds the timers. */
function nextTask(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
