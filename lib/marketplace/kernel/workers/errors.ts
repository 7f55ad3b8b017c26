/** Thrown when a task's input cannot be accepted, with the reason's code; passed on to the caller. */
export class TaskRefused extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'TaskRefused';
  }
}

/** Thrown when a task was ended because it exceeded a limit. */
export class TaskOverLimit extends Error {
  constructor(readonly limit: 'memory' | 'time') {
    super(`over its limit of ${limit}`);
    this.name = 'TaskOverLimit';
  }
}

/** Thrown when a task failed by a fault of its own code, or its thread died. */
export class TaskCrashed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TaskCrashed';
  }
}

/** Thrown when a task was not started, because enough of its kind wait already. */
export class TaskQueueFull extends Error {
  constructor() {
    super('too many tasks wait');
    this.name = 'TaskQueueFull';
  }
}

/** Thrown when a task was ended because the process ends. */
export class TaskStopped extends Error {
  constructor() {
    super('the process ends');
    this.name = 'TaskStopped';
  }
}
