//! The results of jobs on the disk.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use dooz_locale::Locale;
use dooz_solver::{Answer, Job, JobResult, Question};
use redb::{
    Builder, Database, ReadableDatabase, ReadableTable, ReadableTableMetadata, TableDefinition,
    TableError,
};

use crate::failure::Failure;

/// The results by their jobs, both as bytes.
const RESULTS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("results");

/// The questions, each with the answer if it is known, both as bytes.
const QUESTIONS: TableDefinition<'_, &[u8], Option<&[u8]>> = TableDefinition::new("questions");

/// The name of the file in the folder, and its name while it is created.
const NAME: &str = "jobs.redb";
const UNFINISHED: &str = ".jobs.redb.new";

/// The memory for parts of the file, in bytes.
const CACHE: usize = 16 << 20;

/// The results of the jobs of a question, in a file of a folder. What was put into it is
/// on the disk, also after a kill. A file can hold the results of several questions.
pub struct Store {
    database: Database,
    file: PathBuf,
    question: Question,
}

/// The contents of a store.
pub(crate) struct Contents {
    /// The questions, each with its answer if it is known.
    pub(crate) questions: Vec<(Question, Option<Answer>)>,
    /// The number of questions from other versions of the program.
    pub(crate) foreign: usize,
    /// The number of results.
    pub(crate) results: u64,
}

/// The error of a store that cannot be opened, read or written.
#[derive(Debug)]
pub struct StoreError {
    file: PathBuf,
    error: redb::Error,
}

impl Store {
    /// Opens the store of a folder, both of which are created if there are none, and
    /// takes note of the question.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be used, or another program uses it.
    pub fn open(folder: &Path, question: Question) -> Result<Self, StoreError> {
        let file = folder.join(NAME);
        let open = || -> Result<Database, redb::Error> {
            fs::create_dir_all(folder)?;
            if !file.exists() {
                create(&folder.join(UNFINISHED), &file)?;
            }
            let database = builder().open(&file)?;
            let writing = database.begin_write()?;
            let mut table = writing.open_table(QUESTIONS)?;
            let key = question.write();
            if table.get(&key[..])?.is_none() {
                table.insert(&key[..], None)?;
            }
            drop(table);
            writing.commit()?;
            Ok(database)
        };
        match open() {
            Ok(database) => Ok(Self {
                database,
                file,
                question,
            }),
            Err(error) => Err(StoreError { file, error }),
        }
    }

    /// Returns what the store of a folder holds.
    pub(crate) fn contents(folder: &Path) -> Result<Contents, StoreError> {
        let file = folder.join(NAME);
        let read = || -> Result<Contents, redb::Error> {
            let database = builder().open(&file)?;
            let reading = database.begin_read()?;
            let results = reading.open_table(RESULTS)?.len()?;
            let (mut questions, mut foreign) = (Vec::new(), 0);
            match reading.open_table(QUESTIONS) {
                Ok(table) => {
                    for row in table.iter()? {
                        let (question, answer) = row?;
                        let Ok(question) = Question::read(question.value()) else {
                            foreign += 1;
                            continue;
                        };
                        let answer = answer.value();
                        let answer = answer.and_then(|bytes| Answer::read(bytes).ok());
                        questions.push((question, answer));
                    }
                }
                Err(TableError::TableDoesNotExist(_)) => {}
                Err(error) => return Err(error.into()),
            }
            Ok(Contents {
                questions,
                foreign,
                results,
            })
        };
        read().map_err(|error| StoreError { file, error })
    }

    /// Returns the result of a job, if it is there and proves what it says.
    pub(crate) fn result(&self, job: &Job) -> Result<Option<JobResult>, StoreError> {
        let read = || -> Result<Option<JobResult>, redb::Error> {
            let table = self.database.begin_read()?.open_table(RESULTS)?;
            let bytes = table.get(&job.write()[..])?;
            Ok(bytes.and_then(|bytes| JobResult::read(bytes.value(), job).ok()))
        };
        read().map_err(|error| self.error(error))
    }

    /// Puts the result of a job into the store.
    pub(crate) fn put(&self, job: &Job, result: &JobResult) -> Result<(), StoreError> {
        let write = || -> Result<(), redb::Error> {
            let writing = self.database.begin_write()?;
            let mut table = writing.open_table(RESULTS)?;
            table.insert(&job.write()[..], &result.write()[..])?;
            drop(table);
            writing.commit()?;
            Ok(())
        };
        write().map_err(|error| self.error(error))
    }

    /// Puts the answer to the question into the store.
    pub(crate) fn put_answer(&self, answer: &Answer) -> Result<(), StoreError> {
        let write = || -> Result<(), redb::Error> {
            let writing = self.database.begin_write()?;
            let mut table = writing.open_table(QUESTIONS)?;
            table.insert(&self.question.write()[..], Some(&answer.write()[..]))?;
            drop(table);
            writing.commit()?;
            Ok(())
        };
        write().map_err(|error| self.error(error))
    }

    fn error(&self, error: redb::Error) -> StoreError {
        let file = self.file.clone();
        StoreError { file, error }
    }
}

/// Creates an empty store under another name first: a kill in between would leave a file
/// that is not a database.
fn create(unfinished: &Path, file: &Path) -> Result<(), redb::Error> {
    // A killed program may have left one behind.
    let _ = fs::remove_file(unfinished);
    let database = builder().create(unfinished)?;
    let start = database.begin_write()?;
    start.open_table(RESULTS)?;
    start.commit()?;
    drop(database);
    fs::rename(unfinished, file)?;
    if let Some(folder) = file.parent()
        && let Ok(folder) = File::open(folder)
    {
        // The new name is on the disk once its folder is. Not every system can open
        // folders.
        let _ = folder.sync_all();
    }
    Ok(())
}

fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE);
    builder
}

impl StoreError {
    /// Returns the sentence about the file.
    #[must_use]
    pub fn explain(&self, locale: &Locale) -> Failure {
        let file = self.file.display().to_string();
        let key = match &self.error {
            redb::Error::DatabaseAlreadyOpen => "jobs-error-in-use",
            _ if self.of_system().is_some() => "jobs-error-file",
            _ => "jobs-error-damaged",
        };
        let reason = self.error.to_string();
        let gaps = [("file", file.into()), ("reason", reason.into())];
        locale.format(key, &gaps).into()
    }

    /// Returns the error of the system and the file, if the system refuses it.
    #[must_use]
    pub fn of_system(&self) -> Option<(&io::Error, &Path)> {
        match &self.error {
            // Data that redb cannot read is invalid.
            redb::Error::Io(error) if error.kind() != io::ErrorKind::InvalidData => {
                Some((error, &self.file))
            }
            _ => None,
        }
    }
}
